import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { sessionFields } from '#model/agenda/agenda.ts';
import { fieldNamed } from '#model/entity.ts';
import { labelOf } from '../../../entity/names.ts';
import { textOfValue } from '../../../fields/value-text.ts';
import type { EditedDay, EditedSession } from './edited-agenda.ts';
import { useEditing } from './setting.ts';

interface Props {
  session: EditedSession;
  day: EditedDay | undefined;
}

/** What a session is that nobody, or not this person, changes. */
export function SessionFacts({ session, day }: Props) {
  const translate = useTranslate();
  const { words } = useEditing();
  const { isLocked, status, reason = '' } = session;
  return (
    <>
      {isLocked && <Typography>{translate('agenda.locked')}</Typography>}
      {status === 'Cancelled' && <Typography>{translate('agenda.cancelled', { reason })}</Typography>}
      <Typography sx={{ fontWeight: 600 }}>{session.title}</Typography>
      <Typography>
        {day && words.dayOf(day)} <bdi>{`${words.timeOf(session.startTime)}–${words.timeOf(session.endTime)}`}</bdi>
      </Typography>
      <Facts session={session} />
    </>
  );
}

function Facts({ session }: { session: EditedSession }) {
  const translate = useTranslate();
  const facts = useFacts(session);
  return (
    <Box component="dl" sx={list}>
      {Object.entries(facts).map(
        ([name, fact]) =>
          fact && (
            <Box key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {labelOf(fieldNamed(sessionFields, name, 'session'), translate)}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {fact}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
}

/** By the names of their fields; what is empty says nothing. */
function useFacts({ mode, venueKey, instructorKeys = [], topicKeys = [], ...session }: EditedSession) {
  const translate = useTranslate();
  const { labels } = useEditing();
  const namesOf = (keys: readonly string[]) => keys.map((key) => labels.get(key) ?? '…').join(', ');
  const url = session.meeting?.url;
  return {
    mode: mode && textOfValue(fieldNamed(sessionFields, 'mode', 'session'), mode, translate),
    venueKey: venueKey && namesOf([venueKey]),
    instructorKeys: namesOf(instructorKeys),
    topicKeys: namesOf(topicKeys),
    meeting: url && (
      <Link href={url} target="_blank" rel="noreferrer">
        {url}
      </Link>
    ),
    materials: session.materials,
  };
}

const list = { display: 'grid', gap: 1.25, margin: 0 } as const;
