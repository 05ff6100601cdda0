import { issueCertificates } from '../certificates/issue-certificates.ts';
import type { Scope } from '../context.ts';
import { settleSeats } from '../nominations/settle-seats.ts';
import type { LockedEvent } from '../stores/nominations.ts';
import { tellBestPractices } from './tell-best-practices.ts';
import { tellCredits } from './tell-credits.ts';
import { writeOutcomes } from './write-outcomes.ts';

/**
 * What closing a locked event brings: an end for who still waits, what came of everybody, credit hours and certificates for
 * who has earned them, and the best practices that it shares.
 */
export async function closeEvent(scope: Scope, event: LockedEvent): Promise<void> {
  await settleSeats(scope, event);
  await tellCredits(scope, event, await writeOutcomes(scope, event));
  await issueCertificates(scope, event);
  await tellBestPractices(scope, event);
}
