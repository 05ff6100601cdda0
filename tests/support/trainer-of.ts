import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';
import type { Client } from './client.ts';

/** A trainer of a learning environment who has signed in. */
export async function aTrainerOf(api: Api, environment: Values, employeeCode: string): Promise<Client> {
  const trainer = await api.admin.save('trainer', { userName: 'Tara', employeeCode });
  const at = { key: String(environment['key']) };
  await api.admin.post('/learning-environment/map-trainers', { keys: [trainer['key']] }, at);
  return api.as({ roles: ['trainer'], claims: { sub: employeeCode, loginCode: employeeCode } });
}
