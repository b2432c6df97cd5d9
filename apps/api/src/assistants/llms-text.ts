/** `/llms.txt`: what assistants find here. @param property its name */
export const llmsText = (property: string, publicUrl: string): string => `# ${property}

> A guesthouse in Slovakia. Real prices, free days and binding bookings on its own site; money is in EUR.

## For assistants of guests
- [MCP endpoint](${publicUrl}/mcp/public): rooms, services, free days, exact quotes, and a hold with a link where the guest enters the contact, agrees to the terms and pays. Streamable HTTP, without sign-in.

## For programs of the property
- [MCP endpoint](${publicUrl}/mcp): with an API key as bearer token; tools follow the permissions of the key.
- [API reference](${publicUrl}/api/docs): OpenAPI 3.1, webhooks by Standard Webhooks.

## Pages
- [Booking](${publicUrl}/rezervacia)
- [Contact](${publicUrl}/kontakt)
- [Sitemap](${publicUrl}/sitemap.xml)
`
