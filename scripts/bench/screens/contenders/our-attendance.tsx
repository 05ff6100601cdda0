import { useState } from 'react';
import { attendanceMessages } from '#admin/data/attendance-messages.ts';
import { AttendanceGrid } from '#admin/pages/attendance/AttendanceGrid.tsx';
import { openRegister, say } from '#admin/pages/attendance/register-state.ts';
import { readEntity } from '#model/entity.ts';
import { formSchema } from '../form-fields.ts';
import { AtClick } from './at-click.tsx';
import { showOurs } from './around-ours.tsx';
import { register } from './attendance-register.ts';

function OurAttendance() {
  const [state, setState] = useState(() => openRegister(register, []));
  return (
    <AttendanceGrid
      state={state}
      onSay={(values) => setState((current) => say(current, values))}
      onDetails={() => undefined}
    />
  );
}

const screen = (
  <AtClick>
    <OurAttendance />
  </AtClick>
);
await showOurs(readEntity(formSchema('section')), screen, { messages: attendanceMessages, fields: [] });
