import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { Counted } from '../../layout/Counted.tsx';
import type { MappedListsProps } from './mapped.ts';
import { MappedList } from './MappedList.tsx';
import { useMappingCount } from './MappedName.tsx';

/** What is mapped to a learning environment, and what could be: two lists, each with an address of its own. */
export function MappedLists({ plural, name, environment }: MappedListsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { part = MAPPED, key = '' } = useParams();
  const isMapped = part !== AVAILABLE;
  const asked = { plural, name, environment: environment.key };
  const counts = {
    [MAPPED]: useMappingCount({ ...asked, isMapped: true }),
    [AVAILABLE]: useMappingCount({ ...asked, isMapped: false }),
  };
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isMapped ? MAPPED : AVAILABLE}
      aria-label={translate('mapping.lists')}
      onChange={(_event, chosen: string | null) => {
        if (chosen) void navigate(`../${key}/${plural}${chosen === MAPPED ? '' : `/${chosen}`}`);
      }}
    >
      {([MAPPED, AVAILABLE] as const).map((id) => (
        <ToggleButton key={id} value={id} sx={{ textTransform: 'none', paddingInline: 1.5 }}>
          <Counted text={translate(`mapping.${id}`)} count={counts[id]} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return <MappedList key={part} {...{ plural, name, environment, isMapped, choice }} />;
}

const MAPPED = 'mapped';
const AVAILABLE = 'available';
