// A program that reads one command from the standard input, carries it out and writes what it came to.
import { text } from 'node:stream/consumers';
import { Refusal } from '../registry/published-registry.ts';
import type { CommandResult } from './child.ts';
import { carryCommand } from './command.ts';
import type { Command } from './command-body.ts';
import { Denied } from './denied.ts';

const command = JSON.parse(await text(process.stdin)) as Command;
const result: CommandResult = await carryCommand(command).then(
  (outcome) => ({ outcome }),
  (error: unknown) => {
    if (error instanceof Denied) return { status: error.status, message: error.message };
    if (error instanceof Refusal) return { status: 409, message: error.message };
    throw error;
  },
);
process.stdout.write(JSON.stringify(result));
