import { useTranslate, type RaRecord } from 'react-admin';
import { RecordFailure } from '../../entity/RecordFailure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { Register } from './Register.tsx';
import { RegisterNotices } from './RegisterNotices.tsx';
import { RegisterTools } from './RegisterTools.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { useRegister } from './use-register.ts';

/** The register of an event: as a grid, on a phone as a list. It goes on without a network. */
export function AttendanceTab({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const key = String(event.id);
  const [{ state, problem, sendingProblem }, store] = useRegister(key);
  const reload = () => void store.look();
  if (!state && problem === undefined) return <ContentSkeleton />;
  if (!state) return <RecordFailure text={translate('attendance.readFailed')} problem={problem} onRetry={reload} />;
  return (
    <>
      <RegisterTools event={event} onImported={reload} />
      <RegisterNotices state={state} sendingProblem={sendingProblem} store={store} />
      <Register state={state} onSay={store.say} />
      <SignInSheet state={state} event={event} />
    </>
  );
}
