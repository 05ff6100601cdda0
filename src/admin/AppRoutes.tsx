import { lazy, Suspense } from 'react';
import { EntityPages } from './entity/EntityPages.tsx';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CalendarLink } from './pages/calendar/CalendarLink.tsx';
import { RequireReach } from './pages/RequireReach.tsx';
import { RequireRole } from './pages/RequireRole.tsx';
import { RoleFallback } from './pages/RoleFallback.tsx';
import { SetupPage } from './pages/SetupPage.tsx';
import { SignInAgain } from './pages/SignInAgain.tsx';
import { UnauthorizedPage } from './pages/UnauthorizedPage.tsx';
import { Shell } from './layout/Shell.tsx';

const JobsPage = lazy(async () => ({ default: (await import('./pages/jobs/JobsPage.tsx')).JobsPage }));
const LabelsPage = lazy(async () => ({ default: (await import('./pages/labels/LabelsPage.tsx')).LabelsPage }));

/** Where the development server answers, schemas are edited; a build has no such page. */
const StudioPage =
  import.meta.env.MODE === 'development'
    ? lazy(async () => ({ default: (await import('./studio/StudioPage.tsx')).StudioPage }))
    : undefined;

const LearningEnvironmentPage = lazy(async () => ({
  default: (await import('./pages/learning-environment/LearningEnvironmentPage.tsx')).LearningEnvironmentPage,
}));

const AdministratorPage = lazy(async () => ({
  default: (await import('./pages/administrator/AdministratorPage.tsx')).AdministratorPage,
}));

const UploadMenu = lazy(async () => ({
  default: (await import('./pages/learning-environment/UploadMenu.tsx')).UploadMenu,
}));
/** One chunk: whoever opens one of these soon opens another. */
const eventPages = () => import('./pages/event/pages.ts');
const LaunchPage = lazy(async () => ({ default: (await eventPages()).LaunchPage }));
const TrainingPage = lazy(async () => ({ default: (await eventPages()).TrainingPage }));
const AddTrainingPage = lazy(async () => ({ default: (await eventPages()).AddTrainingPage }));
const BookingRequestsPage = lazy(async () => ({ default: (await eventPages()).BookingRequestsPage }));
const EventPages = lazy(async () => ({ default: (await eventPages()).EventPages }));
const CalendarPage = lazy(async () => ({ default: (await eventPages()).CalendarPage }));
/** One chunk, too. */
const mailPages = () => import('./pages/mail/pages.ts');
const MailTemplatesPage = lazy(async () => ({ default: (await mailPages()).MailTemplatesPage }));
const MailTemplatePage = lazy(async () => ({ default: (await mailPages()).MailTemplatePage }));
const InboxPage = lazy(async () => ({ default: (await mailPages()).InboxPage }));

const learningEnvironments = (
  <EntityPages
    name="learning-environment"
    Record={LearningEnvironmentPage}
    listTools={
      <Suspense>
        <UploadMenu />
      </Suspense>
    }
  />
);

const launches = <EntityPages name="program-launch" Record={LaunchPage} listTools={<CalendarLink />} />;

/** The routes of the specification, section 2: each section behind both guards. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/unauthorized" element={<UnauthorizedPage />} />
      <Route path="/login" element={<SignInAgain />} />
      <Route path="/unauthenticated" element={<SignInAgain />} />
      <Route element={<RequireRole />}>
        <Route element={<RequireReach />}>
          <Route element={<Shell />}>
            <Route path="/learning-environment/*" element={learningEnvironments} />
            <Route path="/training/:owner/event/*" element={<EventPages ownerField="trainingKey" />} />
            <Route path="/training/create" element={<AddTrainingPage />} />
            <Route path="/training/*" element={<EntityPages name="training" Record={TrainingPage} />} />
            <Route path="/program/calendar" element={<CalendarPage />} />
            <Route path="/program/:owner/event/:event/administrator/:tab?/:part?" element={<AdministratorPage />} />
            <Route path="/program/:owner/event/*" element={<EventPages ownerField="launchKey" />} />
            <Route path="/program/*" element={launches} />
            <Route path="/setup" element={<Navigate to="/" replace />} />
            <Route path="/setup/bookings" element={<BookingRequestsPage />} />
            <Route path="/setup/jobs" element={<JobsPage />} />
            <Route path="/setup/labels" element={<LabelsPage />} />
            <Route path="/setup/mail-template" element={<MailTemplatesPage />} />
            <Route path="/setup/mail-template/:language/:kind" element={<MailTemplatePage />} />
            <Route path="/setup/inbox/:id?" element={<InboxPage />} />
            <Route path="/setup/:entity/*" element={<SetupPage />} />
            {StudioPage && <Route path="/studio" element={<StudioPage />} />}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<RoleFallback />} />
    </Routes>
  );
}
