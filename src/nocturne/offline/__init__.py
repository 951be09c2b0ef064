"""Tables at one screen, played in the browser itself: the same program in a Web Worker, without a server.

`device` is what the worker starts (Pyodide, `web/src/offline/worker.ts`); `_hall` and `_kept` stand where the server
has its rooms and its store; rooms, desks, words and automatic players are the server's own. `program` packs all of it
for the way to the browser. Nothing but that needs threads, sockets, files or a database
([why](../../../docs/decisions/0027-offline-play.md)).
"""
