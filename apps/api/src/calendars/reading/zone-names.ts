/** Zones of Windows in and around Europe, which Outlook and portals behind it write, by CLDR's table `windowsZones`. */
const windowsZones: Readonly<Record<string, string>> = {
  'Azores Standard Time': 'Atlantic/Azores',
  'Belarus Standard Time': 'Europe/Minsk',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'Eastern Standard Time': 'America/New_York',
  'FLE Standard Time': 'Europe/Kyiv',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Kaliningrad Standard Time': 'Europe/Kaliningrad',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'Turkey Standard Time': 'Europe/Istanbul',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Coordinated Universal Time': 'UTC',
}

/**
 * Names under which a calendar may mean a zone of the IANA database: the name itself, that of a zone of Windows, and
 * the end of a name with a prefix (`/freeassociation.sourceforge.net/Europe/Bratislava`).
 */
export function zoneNames(name: string): string[] {
  const parts = name.split('/').filter(Boolean)
  const ends = parts.map((_, at) => parts.slice(at).join('/'))
  const ofWindows = windowsZones[name.trim()]
  return [name, ...(ofWindows ? [ofWindows] : []), ...ends]
}
