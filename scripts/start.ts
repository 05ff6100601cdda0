import { enableCompileCache } from 'node:module';
import { generateApart, generateIfStale } from './generate-if-stale.ts';

/** `npm start`: the whole product with everything embedded. Derived files come first, for the server is made of them. */
enableCompileCache('.cache/node');
await generateIfStale(generateApart);
const { startAllInOne } = await import('./all-in-one.ts');
await startAllInOne();
