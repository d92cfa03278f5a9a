// `npm run kit`: the catalogue of shared/ui, each part in its states, on PORT.
import { defineKit } from '../webpack.shared.ts';
import { serve } from '../section/dev/serve.ts';
import { readPorts } from './start/ports.ts';

const { shell: port } = readPorts();
await serve(defineKit(), { port });
console.log(`\nThe kit: http://localhost:${port}/\nCtrl-C stops it.`);
