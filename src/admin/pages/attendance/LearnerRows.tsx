import { LearnerRow } from './LearnerRow.tsx';
import type { RegisterState } from './register-state.ts';
import { useMarkWords } from './use-mark-words.ts';

/** A row for each learner; only those whose cells changed are made anew. */
export function LearnerRows({ state: { columns, register, rows } }: { state: RegisterState }) {
  const words = useMarkWords();
  return (
    <tbody>
      {register.learners.map((learner, index) => (
        <LearnerRow
          key={learner.nominationKey}
          learner={learner}
          cells={rows.get(learner.nominationKey) ?? []}
          columns={columns}
          register={register}
          row={index}
          words={words}
        />
      ))}
    </tbody>
  );
}
