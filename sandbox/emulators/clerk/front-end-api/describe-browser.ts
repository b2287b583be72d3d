const browsers = { 'Edg/': 'Edge', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Version/': 'Safari' };
const devices = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Macintosh: 'Macintosh',
  Windows: 'Windows',
  Linux: 'Linux',
};

/** Browser and device from a User-Agent header, for the profile page. */
export function describeBrowser(userAgent: string) {
  const browser = Object.entries(browsers).find(([mark]) => userAgent.includes(mark));
  const device = Object.entries(devices).find(([mark]) => userAgent.includes(mark));
  return {
    browser_name: browser?.[1] ?? 'Browser',
    browser_version: browser ? /^[\d.]*/.exec(userAgent.split(browser[0])[1] ?? '')?.[0] : '',
    device_type: device?.[1] ?? 'Computer',
    is_mobile: /Mobile|iPhone|Android/.test(userAgent),
    ip_address: '127.0.0.1',
    city: 'local network',
    country: '',
  };
}
