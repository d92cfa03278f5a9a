#!/usr/bin/env node
// Sections, their descriptors and their configuration are TypeScript.
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
await import(existsSync(new URL('./main.js', import.meta.url)) ? './main.js' : './main.ts');
