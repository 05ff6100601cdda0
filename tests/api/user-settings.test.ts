import { expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';

const berlin = {
  timeZone: '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
  dateFormat: 'dd.MM.yyyy',
  dateTimeFormat: 'dd.MM.yyyy HH:mm',
};

onEachEngine((api) => {
  test('zone and date patterns are kept for the caller alone', async () => {
    const mine = await api.as({ roles: ['trainer'], claims: { sub: 'me' } });
    const { status, body } = await mine.post('/user/update-user-details', berlin);
    expect([status, body]).toEqual([200, berlin]);
    expect((await mine.get('/user/get-login-user-details')).body).toMatchObject(berlin);
    const other = await api.as({ roles: ['trainer'], claims: { sub: 'another' } });
    expect((await other.get('/user/get-login-user-details')).body).not.toMatchObject(berlin);
  });

  test.each([
    ['a zone nobody knows', { timeZone: 'Middle-earth' }, { timeZone: ['profile.zoneUnknown'] }],
    ['a date without a year', { dateFormat: 'dd/MM' }, { dateFormat: ['profile.datePattern'] }],
    [
      'twelve hours without AM or PM',
      { dateTimeFormat: 'dd/MM/yyyy hh:mm' },
      { dateTimeFormat: ['profile.dateTimePattern'] },
    ],
    ['a control character', { dateFormat: 'dd/MM/yyyy\0' }, { dateFormat: ['profile.datePattern'] }],
  ])('%s is refused under its name', async (_case, wrong, errors) => {
    const { status, body } = await api.admin.post('/user/update-user-details', { ...berlin, ...wrong });
    expect([status, body]).toEqual([400, { errors }]);
  });

  test('own labels override built-in ones until they are emptied, for one culture of one tenant', async () => {
    const save = (value: string) =>
      api.admin.post('/localization-management/save-module-resources', {
        cultureName: 'de',
        moduleName: 'rostrum',
        items: [{ name: 'form.save', value }],
      });
    const read = async (cultureName: string) =>
      (await api.admin.get('/localization-management/module-resources', { cultureName, moduleName: 'rostrum' })).body;
    await save('Sichern');
    await save('Übernehmen');
    expect(await read('de')).toEqual([{ name: 'form.save', value: 'Übernehmen' }]);
    expect(await read('en')).toEqual([]);
    await save('');
    expect(await read('de')).toEqual([]);
  });

  test('a label with forbidden characters is refused under its key, and nothing is written', async () => {
    const { status, body } = await api.admin.post('/localization-management/save-module-resources', {
      cultureName: 'hi',
      moduleName: 'rostrum',
      items: [
        { name: 'form.save', value: 'ठीक' },
        { name: 'form.cancel', value: 'x\u0000' },
      ],
    });
    expect([status, body]).toEqual([400, { errors: { 'form.cancel': ['validation.characters'] } }]);
    const asked = { cultureName: 'hi', moduleName: 'rostrum' };
    expect((await api.admin.get('/localization-management/module-resources', asked)).body).toEqual([]);
  });
});
