import NominateIcon from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { nameOfRecord } from '../../../entity/names.ts';
import { ReasonedMenu } from '../../../entity/ReasonedMenu.tsx';
import type { RowToolsProps } from '../../../entity/row-tools.tsx';
import { useEvent } from '../event-context.ts';
import { useMakeLink } from '../make-link.ts';
import { useMarkedWork } from '../work/marked-work.ts';
import { useNominate } from './nominate.ts';
import { useIsSelfNominated } from './self-nomination.ts';

/** Nominates the learner of a row, or lets them do it themselves where the launch allows that; at the end of each. */
export function nominateOne(row: RowToolsProps) {
  return <NominateOne {...row} />;
}

function NominateOne({ entity, record }: RowToolsProps) {
  const translate = useTranslate();
  const event = useEvent();
  const { begin } = useMarkedWork();
  const { named, askNamed } = useNominate(String(event.id));
  const makeLink = useMakeLink(event);
  const isSelfNominated = useIsSelfNominated(event);
  const key = String(record.id);
  const name = nameOfRecord(entity, record);
  const itemOf = (id: string, text: string, onTake: () => void) => ({ id, text: translate(text), reasons: [], onTake });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end' }}>
      <IconButton
        size="small"
        color="primary"
        aria-label={translate('administration.nominate.one', { name })}
        onClick={() => begin(named([key]))}
      >
        <NominateIcon fontSize="small" />
      </IconButton>
      {isSelfNominated && (
        <ReasonedMenu
          name={name}
          items={[
            itemOf('ask', 'administration.ask.one', () => begin(askNamed([key]))),
            itemOf('link', 'administration.link.selfNomination', () => {
              void makeLink({ purpose: 'selfNomination', learnerKey: key });
            }),
          ]}
        />
      )}
    </Box>
  );
}
