// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
import * as event from './event.ts';
import * as feedbackForm from './feedback-form.ts';
import * as holiday from './holiday.ts';
import * as instructor from './instructor.ts';
import * as inventoryItem from './inventory-item.ts';
import * as learner from './learner.ts';
import * as learningEnvironment from './learning-environment.ts';
import * as nomination from './nomination.ts';
import * as programLaunch from './program-launch.ts';
import * as program from './program.ts';
import * as topic from './topic.ts';
import * as trainer from './trainer.ts';
import * as training from './training.ts';
import * as venueLocation from './venue-location.ts';
import * as venue from './venue.ts';

export const registry = [event, feedbackForm, holiday, instructor, inventoryItem, learner, learningEnvironment, nomination, programLaunch, program, topic, trainer, training, venueLocation, venue];
