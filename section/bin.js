#!/usr/bin/env node
// A section is written in TypeScript, and so is what describes and configures it.
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
await import(existsSync(new URL('./main.js', import.meta.url)) ? './main.js' : './main.ts');
