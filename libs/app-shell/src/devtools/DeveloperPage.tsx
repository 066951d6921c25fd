import { useState } from 'react';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { DEV_FLAGS, switchDevFlag, useDevFlag, type DevFlagName } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { dateKey, useClock } from '@tv/time';
import { Button, Gutter } from '@tv/ui';
import { Switch } from '@tv/ui/switch';
import { DeepLinkGenerator } from './DeepLinkGenerator.tsx';
import styles from './DeveloperPage.module.css';

const ABOUT: Readonly<Record<DevFlagName, string>> = {
  deepLinkGenerator: 'Knappen som lager dyplenker, på denne siden.',
  disableScpRedirect: 'Avspilling uten omvei: en lenke til et program fører ikke videre til omslagssiden.',
  darkerLayout: 'Mørkere grunn bak alle sider.',
  paymentExperiment: 'Vipps står først, og er valgt, der en kan velge hvordan en betaler.',
  signUpExperiment: 'Kanalene vises før tilleggene når en velger pakke.',
  accountAlerts: 'Varslene står øverst på alle sidene under Min konto, og ikke bare på den første.',
  experimentalModals: 'Spør før en logger ut fra Min konto.',
};

/** Dev flags, deep links (CONF-10) and a link to the player test page; not in production (ROUTE-39). */
export function DeveloperPage() {
  const hasGenerator = useDevFlag('deepLinkGenerator');
  const [isStale, setStale] = useState(false);
  return (
    <Gutter className={styles.page}>
      <DocumentHead title="For utviklere" isHidden />
      <h1>For utviklere</h1>
      <section aria-labelledby="flags" className={styles.section}>
        <h2 id="flags">Flagg</h2>
        <p>
          Et flagg gjelder ut dagen, i denne nettleseren. Adressen kan også slå dem av og på:{' '}
          <code>?dev=[darkerLayout,!accountAlerts]</code>
        </p>
        <ul className={styles.flags}>
          {DEV_FLAGS.map((name) => (
            <li key={name}>
              <Flag name={name} onSwitched={() => setStale(true)} />
            </li>
          ))}
        </ul>
        <p role="status" className={styles.status}>
          {isStale && (
            <>
              Gjelder når siden lastes på nytt.{' '}
              <Button size="small" onClick={() => window.location.reload()}>
                Last siden på nytt
              </Button>
            </>
          )}
        </p>
      </section>
      {hasGenerator && (
        <section aria-labelledby="deep-links" className={styles.section}>
          <h2 id="deep-links">Dyplenker</h2>
          <DeepLinkGenerator />
        </section>
      )}
      <section aria-labelledby="player" className={styles.section}>
        <h2 id="player">Avspilling</h2>
        <p>
          {/* No client-side navigation: other stream hosts need the content security policy of a new document. */}
          <a href={links.playerTest()}>Prøv spilleren</a>
        </p>
      </section>
    </Gutter>
  );
}

function Flag({ name, onSwitched }: { readonly name: DevFlagName; readonly onSwitched: () => void }) {
  const clock = useClock();
  const isOnNow = useDevFlag(name);
  const [chosen, setChosen] = useState<boolean>();
  const change = (isOn: boolean) => {
    switchDevFlag({ storage: openDeviceStorage(), today: dateKey(clock.now()) }, name, isOn);
    setChosen(isOn);
    onSwitched();
  };
  return <Switch label={name} text={ABOUT[name]} isOn={chosen ?? isOnNow} onChange={change} />;
}
