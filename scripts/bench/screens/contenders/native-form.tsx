import { useForm } from 'react-hook-form';
import { choices, fields } from '../form-fields.ts';
import { show } from './show.tsx';

/** The browser's own inputs, the least that a form can cost. */
function NativeForm() {
  const { register } = useForm();
  return (
    <form>
      {fields.map(({ name, title, kind }) => (
        <p key={name}>
          <label htmlFor={name}>{title}</label>
          {kind === 'choice' ? (
            <select id={name} {...register(name)}>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : (
            <input id={name} type={types[kind]} {...register(name)} />
          )}
        </p>
      ))}
    </form>
  );
}

const types = { text: 'text', integer: 'text', boolean: 'checkbox', date: 'date' };

show(<NativeForm />);
