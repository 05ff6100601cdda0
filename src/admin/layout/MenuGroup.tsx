import ExpandIcon from '@mui/icons-material/ExpandMore';
import SetupIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useKept } from './kept.ts';
import { entry } from './MenuEntry.tsx';
import { MenuList } from './MenuList.tsx';
import type { Place } from './places.ts';

interface Props {
  places: readonly Place[];
  here: Place | undefined;
  isNarrow: boolean;
}

/** The set-up lists, folded away until one of them is open or the person unfolds them, which is remembered. */
export function MenuGroup({ places, here, isNarrow }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isWithin = here !== undefined && places.includes(here);
  const [isOpen, setOpen] = useGroup(isWithin);
  const word = translate('shell.setup');
  return (
    <Box sx={{ marginBlockStart: 1, paddingBlockStart: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Tooltip title={isNarrow ? word : ''} placement="right">
        <ButtonBase
          aria-label={word}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={[entry, head, isWithin && !isOpen && within]}
        >
          <SetupIcon fontSize="small" />
          {!isNarrow && <span>{word}</span>}
          {!isNarrow && <ExpandIcon fontSize="small" sx={{ marginInlineStart: 'auto', ...turned(isOpen) }} />}
        </ButtonBase>
      </Tooltip>
      <MenuList id={id} places={places} here={here} isNarrow={isNarrow} isHidden={!isOpen} />
    </Box>
  );
}

/** As the person has left it; coming to one of its pages from elsewhere unfolds it. */
function useGroup(isWithin: boolean): [boolean, (isOpen: boolean) => void] {
  const [kept, keep] = useKept<'open' | 'closed'>('setup');
  const [visit, setVisit] = useState({ isWithin, isUnfolded: isWithin });
  if (visit.isWithin !== isWithin) setVisit({ isWithin, isUnfolded: isWithin || visit.isUnfolded });
  const setOpen = (isOpen: boolean) => {
    setVisit({ isWithin, isUnfolded: false });
    keep(isOpen ? 'open' : 'closed');
  };
  return [visit.isUnfolded || kept === 'open', setOpen];
}

function turned(isOpen: boolean) {
  return { transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 160ms ease-out' } as const;
}

const head = {
  inlineSize: '100%',
  justifyContent: 'flex-start',
  fontFamily: 'inherit',
  marginBlockEnd: '2px',
} as const;

/** What marks the folded group that holds the open page. */
const within = { color: 'primary.main', fontWeight: 600 } as const;
