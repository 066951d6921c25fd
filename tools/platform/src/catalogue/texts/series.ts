/** Sequential series: title | genres | age limit | picture | seasons × episodes | description. */
export const series = `
Fyret på Skarvøya | Krim, Drama | 12 | lighthouse | 2x6 | En fyrvokter finner en båt uten folk om bord, og øya begynner å lyve for ham.
Ferja | Krim | 12 | harbour | 3x8 | Lensmann Toril Hjelle etterforsker helst alene. Men på ferja mellom Moskenes og Værøy er alle innesperret med alle.
Myrland | Krim, Thriller | 15 | forest | 1x8 | Et torvuttak avdekker en bil fra 1987. Nøklene henger fortsatt på kroken hjemme hos ordføreren.
Kaldt spor | Krim | 15 | snow | 4x8 | Gamle saker fryser ikke til, sier etterforsker Siri Nygård, og åpner arkivet i kjelleren på Tromsø politikammer.
Havgapet | Drama, Krim | 12 | sea | 2x8 | To familier, én oppdrettskonsesjon og et jentelik i merd fire.
Blå time | Drama | 12 | window | 2x10 | På fødeavdelingen i Hammerfest er det alltid noen som er på vei inn, og noen som burde vært hjemme.
Maktens korridor | Drama, Thriller | 12 | stairs | 3x8 | En ung statssekretær finner et notat som kan felle regjeringen, med sin egen underskrift på.
Nabolaget | Drama, Komedie | 9 | street | 4x10 | Atten rekkehus, ett felles vaskeri og den store katastrofen som ingen i styret vil protokollføre.
Arvingene på Ekeland | Drama, Historie | 9 | castle | 3x10 | Et skipsrederi, tre ektefødte og den fjerde som plutselig står i døra.
Vinterkonge | Historie, Drama | 12 | castle | 1x8 | Den yngste sønnen skulle aldri ha kronen. Så kom vinteren og tok brødrene.
Linjebrudd | Thriller | 15 | city | 2x6 | Noen har slått av strømmen i halve landet, og bare en vikar på kontrollrommet ser mønsteret.
Sporløst hjem | Thriller, Drama | 12 | forest | 1x6 | Datteren kom hjem etter fire år. Moren er den eneste som er sikker på at det ikke er henne.
Kodenavn Lomvi | Thriller, Historie | 12 | sea | 2x8 | En hemmelig lytteskute, en sovjetisk avhopper og en kokk som hører for godt.
Grensevakta | Drama, Action | 12 | snow | 2x8 | Ett kull førstegangstjenestegjørende får et år ved Pasvikelva, og en elv som ikke er så bred.
Legene på Lyngen | Drama | 9 | fjord | 5x10 | Et lite sykehus med stort ansvar, der ambulansen er en båt og båten ofte er sen.
Rettssal 4 | Krim, Drama | 12 | stairs | 3x8 | Forsvarer Nadia Berg tar sakene ingen andre vil ha. Denne gangen er klienten faren hennes.
Natteravnene | Krim | 12 | street | 2x8 | En gruppe frivillige går byen rundt om natten. En av dem leter etter noe annet enn ungdom.
Gullrush | Drama, Historie | 12 | fjord | 1x8 | Bidjovagge 1899: en gullgraver, en lestadianer og en elv som skiller dem.
Plan C | Komedie | 9 | street | 3x8 | Plan A var å bli rockestjerne. Plan B var jusstudier. Nå driver de gatekjøkken.
Vikarene | Komedie | 6 | studio | 4x8 | De kan ikke fagene, ikke navnene og ikke veien til lærerværelset. Men de er de eneste som kom.
Hjemmekontor | Komedie | 6 | window | 2x8 | Et rådgivningsselskap uten kunder, kontorer eller bukser.
Kollektivet på Kalfaret | Komedie, Romantikk | 9 | street | 3x8 | Fem stykker over førti flytter sammen for å ha råd til byen, og lærer om oppvaskturnus på nytt.
Bygdebok | Komedie | 6 | harbour | 2x6 | Lokalhistorikeren skal skrive bygdas historie. Bygda har flere merknader.
Sjefen er på ferie | Komedie | 6 | city | 2x8 | En direktør forsvinner til fjells, og resepsjonisten fortsetter å svare på e-posten hans. Bedre.
Dobbeltseng | Komedie, Romantikk | 12 | couple | 2x8 | To eksektefeller arver en sengebutikk med én felles senteravtale.
Førstereis | Historie, Eventyr | 9 | sea | 1x10 | En femten år gammel jente klipper håret, tar brorens navn og mønstrer på seilskuta Haabet.
Heimdals port | Fantasy, Eventyr | 9 | fjord | 2x8 | Et veiarbeid i Romsdalen åpner noe som burde vært lukket, og en anleggsgartner må vokte det.
Runesteinen | Fantasy, Familie | 6 | forest | 2x10 | Tre søskenbarn leser runene høyt. Da svarer skogen.
Månebasen | Science fiction, Drama | 9 | space | 2x8 | Sju nordmenn, tretti år og den første fødselen som ikke skjer på jorda.
Siste generasjon | Science fiction, Thriller | 12 | city | 1x8 | Alle er blitt friske. Ingen blir født. En forsker får en gravid kvinne på døra.
Signal | Science fiction, Krim | 12 | aurora | 2x6 | En politibetjent i Vardø får meldinger fra radaren som ingen andre ser, om drap som ikke har skjedd.
Tåkeheimen | Skrekk, Thriller | 15 | cabin | 1x8 | Seks gamle skolekamerater inviteres på gjenforening. Han som inviterte, er død.
Kullet | Skrekk, Drama | 15 | stairs | 1x6 | I gruva under Longyearbyen har det brent siden 1962. Nå er det noen som banker.
Hestegutten | Drama, Familie | 6 | meadow | 2x10 | Tolv år gamle Emil blir sendt til morfar på Dovre, og får ansvaret for en hest ingen tør ri.
Bunadsgeriljaen | Komedie, Drama | 6 | meadow | 1x8 | Da fødestuen skal legges ned, tar bygdas syklubb sølja på og saken i egne hender.
Svart belte | Drama, Sport | 9 | room | 1x8 | En judotrener i Groruddalen tar imot kommunens vanskeligste ungdommer og en søknadsfrist.
Elitelaget | Drama, Sport | 12 | pitch | 2x8 | Rett før nedrykk får klubben en eier med dype lommer og et ekstremt press på fysioterapeuten.
Isdronningen | Drama, Sport | 9 | rink | 1x8 | Landets beste kunstløper skal gjøre comeback med treneren som ødela henne.
Fjellredning | Drama, Action | 9 | fjord | 4x8 | Hundeførere, piloter og frivillige i Lyngsalpene, på dager da ingen burde gått ut.
Kystvakt | Drama, Action | 9 | sea | 3x8 | KV Havstein patruljerer det kaldeste havet, med den varmeste krangelen om bord.
Bakgård | Krim, Drama | 12 | city | 2x8 | Ti leiligheter deler samme bakgård og samme hemmelighet. Noen av dem deler alibi.
Bestevenner | Drama | 12 | duo | 3x10 | De lovte hverandre alt da de var fjorten. Nå er de fjorten og et halvt.
Russ | Drama, Komedie | 12 | street | 2x8 | Tre uker, en gammel buss og en regning ingen har fortalt foreldrene om.
Trettifem | Drama, Romantikk | 12 | face | 2x8 | Alma har alt hun trenger, på en liste. Så mister hun lista.
Stasjonsmesteren | Drama, Historie | 6 | train | 1x6 | På Finse i 1909 er det tolv måneder vinter og ett tog om dagen.
Bestefars krig | Historie, Drama | 12 | forest | 1x6 | En dagbok på loftet gir familien en helt, og så en helt annen fortelling.
Skipskatten | Krim, Eventyr | 9 | island | 1x8 | Et vrak utenfor Runde, to dykkerlag og en forsikring fra 1725.
Vaktmesteren | Komedie, Krim | 9 | stairs | 2x8 | Han kan åpne alle dører i byen, og nå vil politiet gjerne låne ham.
Kokkekrigen | Drama, Mat | 9 | food | 2x8 | En stjernekokk åpner på hjørnet tvers overfor sin egen læremester.
Spill for galleriet | Thriller, Drama | 12 | face | 1x6 | En kunsthandler selger det samme maleriet to ganger, til to menn som ikke deler.
Advokatfirmaet Lie & Løye | Komedie, Krim | 9 | city | 2x8 | Det het sånn før de ble partnere. De fikk god pris på skiltet.
Fallhøyde | Thriller | 12 | fjord | 1x6 | En klatrer faller og overlever. Makkeren sier han aldri var der.
Etter festen | Drama, Thriller | 15 | duo | 2x8 | Seks avgangselever, en hyttetur og førtiåtte timer som mangler på alles telefoner.
Vertshuset | Historie, Romantikk | 6 | castle | 3x10 | På kongeveien over Filefjell stopper alle. Noen blir.
Polarnatt | Thriller, Krim | 15 | aurora | 2x8 | I to måneder er det mørkt i Honningsvåg. Da får de første brevene svar.
Fiskerjenter | Drama | 9 | harbour | 2x8 | Fire venninner kjøper en sjark for konfirmasjonspenger og blir bygdas yngste rederi.
Bråvallakoden | Thriller, Historie | 12 | castle | 1x8 | En runolog finner en skrivefeil på tusen år, og blir forfulgt for den.
Kjærlighet ombord | Romantikk, Komedie | 6 | sea | 3x8 | Elleve døgn, trettifire havner og en cruisevert som har forlovet seg to ganger på samme tur.
Skyggekabinettet | Thriller | 12 | city | 1x8 | Fem pensjonerte spioner møtes til bridge hver torsdag. En torsdag kommer det en sjette.
Ulvehiet | Drama, Natur | 9 | forest | 1x6 | En sauebonde og en rovviltforvalter deler skog, barnebarn og til slutt mistanke.
Det store spranget | Drama, Historie | 6 | ski | 1x6 | Holmenkollen 1931: jentene får ikke hoppe. De hopper likevel.
Hemmelige Harstad | Krim, Komedie | 6 | harbour | 2x8 | To pensjonister starter detektivbyrå i en by der alle allerede vet alt.
Kriserommet | Drama, Thriller | 12 | studio | 2x6 | Ti minutter etter at det gikk galt, møtes de i et rom uten vinduer for å finne ut hva vi skal få vite.
Snøblind | Krim, Thriller | 15 | snow | 2x8 | Et snøskred begraver en hyttelandsby. Én av dem var død på forhånd.
`;
