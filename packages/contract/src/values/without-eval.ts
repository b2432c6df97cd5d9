import { z } from 'zod'

// In a browser the library must not use `new Function`, because the content security policy refuses and reports it.
// Zod asks once for each schema that is made, so this module is imported before the first one.
if ('document' in globalThis) z.config({ jitless: true })
