/** The entry: everything up to the redirect to sign-in, without React. The application arrives meanwhile. */
import { startUp } from './startup/start-up.ts';

const app = import('./app.tsx');
const start = await startUp();
if (start.outcome !== 'left') (await app).renderApp(document.getElementById('root'), start);
