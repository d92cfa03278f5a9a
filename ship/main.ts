#!/usr/bin/env node
// The command line of publishing, without a repository: `node ship/dist/main.js publish mfe-rooms --build <folder>`.
import { runCommandLine } from './command-line.ts';

await runCommandLine();
