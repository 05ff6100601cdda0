import { showAgenda } from './around-agenda.tsx';

await showAgenda(30);
