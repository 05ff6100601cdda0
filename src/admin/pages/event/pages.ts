export { eventTexts } from '../../data/event-messages.ts';
export { EventPages } from './EventPages.tsx';
export { LaunchPage } from './LaunchPage.tsx';
export { TrainingPage } from './TrainingPage.tsx';
