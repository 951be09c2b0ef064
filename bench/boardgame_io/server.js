/** boardgame.io's server on a port: node server.js PORT [FOLDER]; in memory unless a folder is given. */
const { Server, FlatFile } = require('boardgame.io/server')
const { Counting } = require('./game')

const [port, folder] = process.argv.slice(2)
const db = folder ? new FlatFile({ dir: folder }) : undefined
const server = Server({ games: [Counting], origins: ['*'], ...(db ? { db } : {}) })
server.run(Number(port), () => process.send?.('ready') ?? console.log('ready'))
