import { expect, test } from 'vitest';
import { onEachEngine, aLearner } from '../support/api.ts';

onEachEngine((api) => {
  const found = async (text: string): Promise<unknown[]> => {
    const body = { pageOptions: { pageSize: 100 }, searchCriteria: { text } };
    return (await api.academyAdmin.list('learner', body)).map(({ name }) => name);
  };
  const filtered = async (filter: object): Promise<unknown[]> => {
    const body = { pageOptions: { pageSize: 100 }, searchCriteria: { filter } };
    return (await api.academyAdmin.list('learner', body)).map(({ name }) => name);
  };
  const saved = (name: string) => api.academyAdmin.save('learner', aLearner({ name }));

  test.each([
    ['René Descartes', 'rene', 'RENÉ', 'Rene\u0301', 'descARTES ren'],
    ['Weißenberg', 'weiß', 'WEIß', 'weißenberg'],
    ['İstanbul Şubesi', 'istanbul', 'İSTANBUL', 'subesi'],
    ['प्रिया शर्मा', 'प्रिया', 'शर्मा प्रिया'],
    ['أحمد الحداد', 'احمد', 'أحمد', 'الحداد'],
    ['Łukasz Żółć', 'łukasz', 'zołc'],
    ['田中 花子', '田中', '花子 田'],
    ['ＦＵＬＬ width', 'full', 'ＷＩＤＴＨ'],
    ['🎓 Graduate', '🎓', 'graduate 🎓'],
  ])('%s is found as %s and in other spellings', async (name, ...texts) => {
    await saved(name);
    for (const text of texts) expect(await found(text)).toContain(name);
    for (const text of texts.filter((words) => !/\s/.test(words))) {
      expect(await filtered({ name: { contains: text } })).toContain(name);
    }
  });

  test('every word of a search counts, over all fields that are searched', async () => {
    const learner = aLearner({ name: 'Mira Okafor', email: 'mo@branch.example' });
    await api.academyAdmin.save('learner', learner);
    expect(await found(`okafor branch ${String(learner['employeeCode'])}`)).toEqual(['Mira Okafor']);
    expect(await found('okafor elsewhere')).toEqual([]);
  });

  test.each([
    ['100 %', '100 percent'],
    ['under_score', 'under score'],
    ['back\\slash', 'back slash'],
    ["quote' or 1=1 --", 'quote or'],
  ])('%s is found literally, and %s is not meant by it', async (name, lookalike) => {
    await saved(name);
    await saved(lookalike);
    expect(await found(name)).toEqual([name]);
    for (const operation of ['contains', 'startsWith', 'endsWith']) {
      expect([operation, await filtered({ name: { [operation]: name } })]).toEqual([operation, [name]]);
    }
    const others = await filtered({ name: { doesNotContain: name } });
    expect(others).toContain(lookalike);
    expect(others).not.toContain(name);
  });

  test.each(['%', '_', '\\'])('the wildcard %s alone finds only texts that have it', async (wildcard) => {
    await saved(`with ${wildcard} in it`);
    await saved('without any');
    const names = await found(wildcard);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => String(name).includes(wildcard))).toBe(true);
  });

  test('blanks search for nothing in particular', async () => {
    const { body } = await api.academyAdmin.post('/learner/paginated-list', {});
    const blank = await api.academyAdmin.post('/learner/paginated-list', { searchCriteria: { text: '  ' } });
    expect(blank.body['totalItems']).toBe(body['totalItems']);
    expect(blank.body['totalItems']).toBeGreaterThan(0);
  });
});
