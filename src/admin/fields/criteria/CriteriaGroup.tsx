import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useBuilder } from './builder.ts';
import { CriteriaRule } from './CriteriaRule.tsx';
import { numberIn } from './edit-tree.ts';
import { GroupAdders } from './GroupAdders.tsx';
import { NodeButtons } from './NodeButtons.tsx';
import { isGroup, MATCHES, type GroupNode, type Match } from './tree.ts';

interface Props {
  group: GroupNode;
  /** Such as 2.1; empty for the root, whose name is the field's. */
  number: string;
}

/** Rules and groups, of which all, any or none must hold. */
export function CriteriaGroup({ group, number }: Props) {
  const translate = useTranslate();
  const isRoot = number === '';
  const name = translate('criteria.group', { number });
  return (
    <Box
      data-node={group.id}
      {...(!isRoot && { role: 'group', 'aria-label': `${name}, ${translate(`criteria.match.${group.match}`)}` })}
      sx={isRoot ? list : [list, card]}
    >
      {(!isRoot || group.parts.length > 0) && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minInlineSize: 0 }}>
          {!isRoot && <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{name}</Typography>}
          <MatchSelect group={group} />
          {!isRoot && <NodeButtons node={group} name={name} />}
        </Box>
      )}
      {group.parts.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(isRoot ? 'criteria.none' : 'criteria.group.empty')}
        </Typography>
      )}
      {group.parts.map((part, index) =>
        isGroup(part) ? (
          <CriteriaGroup key={part.id} group={part} number={numberIn(number, index)} />
        ) : (
          <CriteriaRule key={part.id} node={part} number={numberIn(number, index)} />
        ),
      )}
      <GroupAdders group={group} number={number} />
    </Box>
  );
}

function MatchSelect({ group }: { group: GroupNode }) {
  const translate = useTranslate();
  const { change, mayChange } = useBuilder();
  return (
    <NativeSelect
      value={group.match}
      onChange={({ target }) => change({ ...group, match: target.value as Match })}
      input={<OutlinedInput />}
      sx={{ minInlineSize: 0 }}
      inputProps={{ 'aria-label': translate('criteria.match') }}
    >
      {MATCHES.map((match) => (
        <option key={match} value={match} disabled={!mayChange({ ...group, match })}>
          {translate(`criteria.match.${match}`)}
        </option>
      ))}
    </NativeSelect>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25, minInlineSize: 0 } as const;

const card = {
  border: '1px solid',
  borderColor: 'divider',
  borderInlineStart: '3px solid',
  borderInlineStartColor: 'var(--mui-palette-primary-main)',
  borderRadius: 1,
  padding: 1.25,
} as const;
