import type { BrowserContext } from '@playwright/test';

/** What a page did that its policy forbids. */
export interface Violation {
  /** Address of the page. */
  page: string;
  /** Directive of the policy. */
  directive: string;
  /** What was refused: an address, or `inline`, `eval`. */
  blocked: string;
  sample: string;
}

interface Reporter {
  reportViolation?: (violation: Violation) => Promise<void>;
}

/** Says in every frame of a page what its policy has refused. */
function listen(): void {
  addEventListener(
    'securitypolicyviolation',
    (event) =>
      void (window as Reporter).reportViolation?.({
        page: event.documentURI,
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
      }),
    true,
  );
}

/** Records what the pages of a context do against their policies, with whatever else the console says of it. */
export async function recordViolations(
  context: BrowserContext,
  violations: Violation[],
): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, violation: Violation) => {
    violations.push(violation);
  });
  await context.addInitScript(listen);
  context.on('console', (entry) => {
    if (entry.type() !== 'error' || !/Content Security Policy/i.test(entry.text())) return;
    violations.push({
      page: entry.page()?.url() ?? '',
      directive: 'console',
      blocked: '',
      sample: entry.text(),
    });
  });
}
