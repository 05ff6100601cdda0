/**
 * `npm run serve`. Node keeps what it has compiled, TypeScript without its types included: the next start is quicker, and
 * what takes types away, 20 MB of it, is never loaded. Plain JavaScript, or it would be loaded for this file.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { serve } = await import('./serve.ts');
await serve();
