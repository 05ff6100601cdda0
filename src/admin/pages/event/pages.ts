export { eventTexts } from '../../data/event-messages.ts';
export { CalendarPage } from '../calendar/CalendarPage.tsx';
export { AddTrainingPage } from './AddTrainingPage.tsx';
export { BookingRequestsPage } from './bookings/BookingRequestsPage.tsx';
export { EventPages } from './EventPages.tsx';
export { LaunchPage } from './LaunchPage.tsx';
export { TrainingPage } from './TrainingPage.tsx';
