import { benchStart } from './bench/start.ts';

/** `npm run bench`: what must be fast, measured on this machine now. Nothing here is asserted by tests. */
console.log('Second start of the product, from the command to the first answer:');
console.log(`  ${await benchStart()} ms (goal on an idle machine: 1500 ms)`);
