import { validate } from 'virtual:check';
import { EntityForm } from '#admin/entity/EntityForm.tsx';
import { readEntity } from '#model/entity.ts';
import { formSchema } from '../form-fields.ts';
import { showOurs } from './around-ours.tsx';

const entity = readEntity(formSchema('section'));
const loaded = { entity, check: validate, inputChecks: {} };
await showOurs(entity, <EntityForm loaded={loaded} onSave={() => Promise.resolve()} />);
