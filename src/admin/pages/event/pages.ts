export { EventPages } from './EventPages.tsx';
export { LaunchPage } from './LaunchPage.tsx';
export { TrainingPage } from './TrainingPage.tsx';
