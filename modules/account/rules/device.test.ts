import { describe, expect, it } from 'vitest';
import { deviceFamily, deviceName, networkOf } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    [`${WINDOWS} Chrome/156.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`${WINDOWS} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge, Windows'],
    [`${PIXEL} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [`${PIXEL} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet, Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${APPLE} CriOS/156.0 Safari/604.1`, 'Chrome, iPhone'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/19.0 Safari/605.1.15`, 'Safari, macOS'],
    ['curl/8.5.0', null],
    ['', null],
  ])('is called by its names: %s', (user_agent, name) => {
    expect(deviceName(user_agent)).toBe(name);
  });

  it.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:7:1::5', '2001:db8:7'],
    ['2001:DB8:7::5', '2001:db8:7'],
    ['2001:db8::5', '2001:db8:0'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('is in a network: %s in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('stays the same when it is updated, and is told apart also where it has no name', () => {
    const family = (version: number) => deviceFamily(`${WINDOWS} Chrome/${version}.0.0.0`, '203.0.113.9');
    expect(family(157)).toBe(family(156));
    expect(deviceFamily('curl/8.5.0', '203.0.113.9')).not.toBe(deviceFamily('node', '203.0.113.9'));
  });
});
