import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { Counted } from '../../layout/Counted.tsx';
import { wordsOf, type MappedListsProps } from './mapped.ts';
import { MappedList } from './MappedList.tsx';
import { useMappingCount } from './MappedName.tsx';
import { UploadMapped } from './UploadMapped.tsx';

/** What is mapped to an owner, and what could be: two lists, each with an address of its own. */
export function MappedLists({ plural, name, owner, asMapped, markedTools }: MappedListsProps) {
  const translate = useTranslate();
  const words = wordsOf[owner.entity];
  const navigate = useNavigate();
  const { part = MAPPED, key = '' } = useParams();
  const isMapped = part !== AVAILABLE;
  const asked = { plural, name, owner };
  const counts = {
    [MAPPED]: useMappingCount({ ...asked, isMapped: true }),
    [AVAILABLE]: useMappingCount({ ...asked, isMapped: false }),
  };
  return (
    <>
      <Box sx={head}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isMapped ? MAPPED : AVAILABLE}
          aria-label={translate(words('lists'))}
          sx={{ marginInlineEnd: 'auto' }}
          onChange={(_event, chosen: string | null) => {
            if (chosen) void navigate(`../${key}/${plural}${chosen === MAPPED ? '' : `/${chosen}`}`);
          }}
        >
          {([MAPPED, AVAILABLE] as const).map((id) => (
            <ToggleButton key={id} value={id} sx={{ textTransform: 'none', paddingInline: 1.5 }}>
              <Counted text={translate(words(id))} count={counts[id]} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <UploadMapped plural={plural} name={name} owner={owner} />
      </Box>
      <MappedList
        key={part}
        plural={plural}
        name={name}
        owner={owner}
        isMapped={isMapped}
        {...(asMapped && { asMapped })}
        markedTools={isMapped && markedTools}
      />
    </>
  );
}

const MAPPED = 'mapped';
const AVAILABLE = 'available';

const head = { display: 'flex', flexWrap: 'wrap', gap: 1.25, marginBlockEnd: 1.5 } as const;
