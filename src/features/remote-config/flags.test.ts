// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { ConfigEntry } from '../../api/generated/types.ts';
import { flagKeys, type Flags, monitoringKey, readFlags } from './flags.ts';

const nothing = {
  brandPavilionUrl: '',
  minVersionCode: '',
  downloadUrls: { android: '', ios: '' },
  whatsappNumber: '',
  orderingHost: '',
  orderingPage: '',
};
const LONG = Array.from({ length: 501 }, (_, index) => `u${index}`);

describe('each value of the server, and its default when it is invalid', () => {
  const rows: [string, ConfigEntry[], Partial<Flags>, string[]][] = [
    ['on', [{ key: 'explore_tab_switch', value: true }], { exploreTab: true }, []],
    ['off', [{ key: 'explore_tab_switch', value: false }], { exploreTab: false }, []],
    ['absent', [], { exploreTab: false, avatarEdit: false, riskPaths: [] }, []],
    ['another key', [{ key: 'who_knows', value: [] }], { exploreTab: false }, []],
    [
      'wrong type',
      [{ key: 'explore_tab_switch', value: 'yes' }],
      { exploreTab: false },
      ['explore_tab_switch'],
    ],
    [
      'null',
      [{ key: 'avatar_edit_switch', value: null }],
      { avatarEdit: false },
      ['avatar_edit_switch'],
    ],
    [
      'risk paths',
      [{ key: 'risk_white_list', value: ['/local_life/order'] }],
      { riskPaths: ['/local_life/order'] },
      [],
    ],
    [
      'a risk path that is an address',
      [{ key: 'risk_white_list', value: ['https://evil.example/x'] }],
      { riskPaths: [] },
      ['risk_white_list'],
    ],
    [
      'a list without end',
      [{ key: 'remote_debug_white_list', value: LONG }],
      { remoteDebugUsers: [] },
      ['remote_debug_white_list'],
    ],
    [
      'the web client, with an unknown member',
      [{ key: 'web_client_config', value: { brandPavilionUrl: '/platform/brands', later: 1 } }],
      { webClient: { ...nothing, brandPavilionUrl: '/platform/brands' } },
      [],
    ],
  ];
  it.each(rows)('%s', (_name, entries, expected, rejected) => {
    const reject = vi.fn<(key: string) => void>();
    expect(readFlags(entries, reject)).toMatchObject(expected);
    expect(reject.mock.calls.map(([key]) => key)).toEqual(rejected);
  });
});

it('asks for every key of the contract, once', () => {
  const [contract = ''] = readFileSync('src-tauri/contract/src/config.rs', 'utf8').split(
    'pub mod server_keys',
  );
  const declared = [...contract.matchAll(/pub const \w+: &str = "(\w+)";/g)].map(([, key]) => key);
  expect(declared.length).toBeGreaterThan(5);
  expect(new Set([...flagKeys, monitoringKey])).toEqual(new Set(declared));
  expect(flagKeys.length + 1).toBe(declared.length);
});
