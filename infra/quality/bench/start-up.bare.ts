/** `start-up.bare.ts <list> <port>`: imports what the list names, then answers and does nothing else. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [list = '', port = ''] = process.argv.slice(2);
for (const url of JSON.parse(readFileSync(list, 'utf8')) as readonly string[]) await import(url);
createServer((_req, res) => res.end()).listen(Number(port), '127.0.0.1');
