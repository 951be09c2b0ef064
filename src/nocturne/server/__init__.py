"""The server: tables that people and bots play at through a browser. It holds no rule."""
