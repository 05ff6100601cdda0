import { memo, useState } from 'react';
import { AtClick } from './at-click.tsx';
import { register } from './attendance-register.ts';
import { show } from './show.tsx';

const { learners, sessions } = register;

interface Props {
  row: number;
  checked: readonly boolean[];
  onToggle: (row: number, column: number) => void;
}

const Row = memo(function Row({ row, checked, onToggle }: Props) {
  return (
    <tr>
      <th scope="row">{learners[row]?.name}</th>
      {checked.map((isChecked, column) => (
        <td key={sessions[column]?.key}>
          <input
            type="checkbox"
            aria-label={sessions[column]?.title ?? ''}
            checked={isChecked}
            onChange={() => onToggle(row, column)}
          />
        </td>
      ))}
    </tr>
  );
});

function NativeCheckboxes() {
  const [rows, setRows] = useState(() => learners.map(() => sessions.map(() => false)));
  const [toggle] = useState(
    () => (row: number, column: number) =>
      setRows((all) =>
        all.map((cells, index) => (index === row ? cells.map((on, at) => (at === column ? !on : on)) : cells)),
      ),
  );
  return (
    <table>
      <tbody>
        {rows.map((checked, row) => (
          <Row key={learners[row]?.nominationKey} row={row} checked={checked} onToggle={toggle} />
        ))}
      </tbody>
    </table>
  );
}

show(
  <AtClick>
    <NativeCheckboxes />
  </AtClick>,
);
