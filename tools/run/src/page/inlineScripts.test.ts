import { describe, expect, it } from 'vitest';
import { inlineScriptSources } from './inlineScripts.ts';
import { withPageConfig } from './pageConfig.ts';

const PAGE = `<script type="application/json" id="runtime-config">"__RUNTIME_CONFIG__"</script>
<script>alert('Hello, world.');</script><script type="module" src="/a.js"></script>`;

describe('inlineScriptSources', () => {
  it('names the script that stands in the page, and neither data nor files', () => {
    // The example of the Content Security Policy specification.
    expect(inlineScriptSources(PAGE)).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  });

  it('is the same whatever the configuration', () => {
    const filled = withPageConfig(PAGE, { title: '</script><script>steal()</script>' });
    expect(inlineScriptSources(filled)).toEqual(inlineScriptSources(PAGE));
  });
});

describe('withPageConfig', () => {
  it('puts the configuration in as it is, dollar signs and all', () => {
    const config = { version: "$&$'1", text: '</script>' };
    const [, json = ''] = /<script type[^>]*>(.*?)<\/script>/.exec(withPageConfig(PAGE, config)) ?? [];
    expect(JSON.parse(json)).toEqual(config);
  });
});
