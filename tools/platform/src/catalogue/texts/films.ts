/** Films: title | genres | age limit | picture | description. Pictures are in `artwork/scenes`. */
export const films = `
Isfront | Drama, Thriller | 12 | snow | Et polarskip blir liggende fast i isen nord for Svalbard, og mannskapet deler seg i to leire når maten tar slutt.
Det siste fergeleiet | Drama | 6 | harbour | En fergemann får beskjed om at ruta legges ned, og bestemmer seg for å kjøre den siste turen på sin egen måte.
Vintermors hus | Drama | 12 | cabin | Tre søsken møtes i barndomshjemmet for å dele et bo ingen av dem vil ha, og finner brev som forandrer alt.
Stille vann | Drama | 12 | window | En svømmetrener blir anklaget av sin beste utøver, og en hel bygd må velge hvem de skal tro på.
Sommeren uten Ida | Drama | 12 | meadow | Et vennepar drar på hytta for første gang etter ulykken, og prøver å snakke om hun som mangler.
Fem minutter til midnatt | Thriller | 15 | city | En nødsentraloperatør tar imot en samtale fra sin egen adresse og har fem minutter på å forstå hvorfor.
Nattog til Bodø | Krim, Thriller | 12 | train | Ti passasjerer, en snøstorm og en død mann i kupé fire. Konduktøren er den eneste som kjente ham.
Skyggen av Trollfjell | Krim | 15 | fjord | Når isbreen trekker seg tilbake, kommer en savnet klatrer til syne, og lensmannen gjenkjenner jakka.
Den niende nøkkelen | Krim | 12 | stairs | Vaktmesteren i en ærverdig bygård har nøkkel til åtte leiligheter. En morgen henger det en niende på kroken.
Dypet | Thriller | 15 | sea | To dykkere reparerer en gassledning på to hundre meters dyp da forbindelsen til overflaten blir borte.
Kald strøm | Krim, Thriller | 15 | sea | Kystvakta finner en tråler i drift med maskinen gående og bordet dekket til åtte.
Vitnet i Vika | Krim | 12 | street | En avisbudjente ser noe hun ikke skulle sett, og oppdager at hele gata har sett det samme før.
Blindsone | Thriller | 15 | road | En lastebilsjåfør blir fulgt gjennom fjellet av en bil som aldri kjører forbi.
Ulvetid | Thriller, Skrekk | 15 | forest | En rovdyrforsker setter opp viltkameraer i Finnskogen, og på bildene står det alltid noen i bakgrunnen.
Glasshuset | Thriller | 15 | room | Et arkitektpar flytter inn i drømmevillaen uten vegger, og noen begynner å sende dem bilder fra innsiden.
Siste vitne i Lærdal | Krim | 12 | fjord | En pensjonert etterforsker åpner en sak som ble lukket for fort, og møter en bygd som har bestemt seg for å glemme.
Under brua | Krim, Drama | 12 | city | To brødre vokser opp på hver sin side av loven og møtes igjen under brua der det hele begynte.
Rød måne over Røros | Thriller, Historie | 12 | snow | I 1944 skjuler en gruvearbeider en fremmed i sjakten, og må velge mellom sønnen sin og samvittigheten.
Bare en tur til | Komedie | 6 | road | Fire kamerater på femti kjøper en bobil uten bunn i tanken og uten plan for hjemturen.
Min fars tredje bryllup | Komedie | 6 | meadow | Når faren gifter seg igjen, er det datteren som må skrive talen, og ekskonene som må godkjenne den.
Kong Kåre av Kollen | Komedie | 6 | ski | En overmodig hoppdommer får sjansen til å bevise at det er lettere enn det ser ut.
Nabokrigen | Komedie | 6 | street | En hekk på to meter og ti setter i gang det mest ødeleggende borettslagsmøtet i manns minne.
Pølsebua | Komedie | 0 | street | Et tomannsband arver en bu ved riksvei sju og blir bygdas mest uventede turistattraksjon.
Ferie i fellesferien | Komedie, Familie | 0 | harbour | Familien Bråten booker samme hytte som familien Bråten. Ingen av dem har tenkt å dra.
Sånn cirka lykkelig | Komedie, Romantikk | 6 | couple | En parterapeut på randen av skilsmisse får sin eks som kollega, og deler venterom med sine egne råd.
Overbooket | Komedie | 6 | city | Et hotell med tolv rom, nitten gjester og en direktør som nekter å si nei.
Verdens verste guide | Komedie | 6 | fjord | Hun har aldri vært på en fjelltopp, men noen må vise tyskerne veien.
Onkel Odds arv | Komedie, Familie | 0 | cabin | En nevø arver en øy, en geit og en gjeld som er større enn begge deler.
Halvlek | Komedie, Sport | 6 | pitch | Et åttendedivisjonslag får en trener som aldri har sett en hel kamp, og begynner å vinne.
Kaffe på Kirkevoll | Romantikk, Komedie | 0 | window | Hun driver bygdas eneste kafé. Han skal stenge den. De ble visst enige om noe annet.
Når sola snur | Romantikk, Drama | 6 | sea | To som aldri turte som unge, møtes igjen på Lofotvegen med hver sin campingvogn.
Brev fra Brattvåg | Romantikk, Historie | 6 | harbour | En brevsensor i 1941 forelsker seg i en mann hun bare kjenner gjennom det han ikke får skrive.
Elleve dager i august | Romantikk | 6 | couple | De har elleve dager før flyet går, og en avtale om ikke å forelske seg.
Fiolinmakeren | Drama, Romantikk | 6 | room | En instrumentmaker i Hardanger får en fele inn til reparasjon og kjenner igjen sin egen ungdom.
Nordlysnetter | Romantikk | 6 | aurora | En astronom og en scooterguide deler et værfast døgn og et eneste ullteppe.
Pia og havet | Romantikk, Drama | 6 | sea | Pia vender hjem for å selge båten, men den har allerede fått ny skipper.
Ett år på Ona | Drama | 6 | lighthouse | En utbrent kirurg tar jobb som fyrvokter og oppdager at ensomhet er noe man må øve på.
Mørkerom | Skrekk | 15 | room | En fotograf fremkaller gamle filmruller fra et nedlagt sanatorium. På hvert bilde er det én person for mye.
Huldra kaller | Skrekk, Fantasy | 15 | forest | Fire ungdommer følger en gammel seterveg som ikke finnes på noe kart.
Draugen | Skrekk | 15 | sea | Et oppdrettsanlegg mister én mann hver natt til stormen gir seg. Den gir seg ikke.
Rom 217 | Skrekk | 18 | stairs | Nattportieren på et høyfjellshotell har én regel. I natt bryter han den.
Det som bor under | Skrekk, Thriller | 15 | cabin | Et par pusser opp kjelleren i drømmehuset og finner en trapp til.
Hvit støy | Skrekk | 15 | snow | På en radiostasjon i ødemarka begynner opptakene å svare.
Nattevakt | Skrekk, Thriller | 15 | room | En vekter skal passe på et tomt kjøpesenter. Overvåkningsbildene er fulle.
Andre siden av isen | Science fiction | 12 | space | En redningsekspedisjon til månen Europa finner basen intakt, varm og forlatt.
Ekko fra Tau | Science fiction, Drama | 9 | space | En radioastronom på Finnmarksvidda mottar et svar på en beskjed hun ikke har sendt ennå.
Kopi | Science fiction, Thriller | 12 | face | I en nær framtid kan du leie ut deg selv. Elin får tilbake en som ikke vil slutte.
Den lange natten | Science fiction | 12 | city | Sola går ned over Oslo en tirsdag i juni og kommer ikke opp igjen.
Satellittbarna | Science fiction, Familie | 6 | space | Fire unger fra Andøya kaprer et romfartøy for å hente hjem en glemt hund.
Null grader | Science fiction, Drama | 9 | snow | Den siste vinteren i verden skal bli turistattraksjon, og værvarsleren nekter å lyve om den.
Byen under fjellet | Science fiction, Thriller | 12 | stairs | Fem tusen mennesker bor trygt i fjellet. Heisen opp har stått stille i tretti år.
Minnebanken | Science fiction | 12 | face | Når foreldrenes minner kan kjøpes, vil to søstre ha det samme.
Vidden brenner | Action | 15 | road | En brannflyger må lande på en vei, med tre fanger og en skogbrann i ryggen.
Operasjon Havørn | Action, Thriller | 15 | sea | En marinejegertropp har seks timer på å ta tilbake en plattform uten at noen får vite det.
Rødt lys | Action | 15 | street | En bilist som aldri har fått en bot, må kjøre fra alt og alle gjennom byen på en natt.
Siste stolpe | Action, Sport | 9 | ski | En utforkjører gjør comeback på bakken som tok broren.
Fritt fall | Action | 12 | fjord | Fire basehoppere stjeler noe de ikke kan bære, fra et sted ingen andre kan nå.
Jernbyen | Action, Historie | 15 | train | Narvik 1940: en lokfører stjeler sitt eget malmtog.
Tungt lass | Action, Komedie | 9 | road | Far og datter, en trailer og førti tonn fisk de ikke visste var stjålet.
Krystallveien | Eventyr, Familie | 6 | snow | To søsken følger et gammelt kart inn i Svartisen og finner hva bestefar lette etter.
Skatten på Skattøra | Eventyr, Familie | 0 | island | En sommerferie, en spade og en flaskepost som viser seg å være sann.
Ridder i ull | Eventyr, Komedie | 6 | castle | En strikkende borgerdatter må redde en ridder som ikke vil bli reddet.
Jakten på Nordavinden | Fantasy, Eventyr | 6 | fjord | En jente lånte bort vinden og må hente den hjem før seilasen.
Trollmannens lærling fra Toten | Fantasy, Komedie | 6 | forest | Han søkte sommerjobb på gartneriet. Det sto ikke noe om drager.
Sagaen om Ravn | Fantasy, Action | 12 | castle | En landsforvist smed smir et sverd for kongen som tok familien hans.
De ni kongene | Historie, Action | 12 | castle | Ni småkonger, ett ting og en vinter der bare en av dem kan bli kristnet og leve.
Saltkongen | Historie, Drama | 9 | harbour | Kristiansund 1786: en klippfiskjente bygger et handelshus byen ikke vil ha.
Kvinnene i Kings Bay | Historie, Drama | 12 | snow | Etter gruveulykken er det enkene som krever svar, og regjeringen som svetter.
Telegrafisten på Jan Mayen | Historie, Drama | 9 | lighthouse | Han er eneste mann på øya da krigen bryter ut, og eneste stemme ut.
Hesten fra Høyanger | Historie, Familie | 6 | meadow | En gutt, en fjording og en vei over fjellet som bare den ene kan.
Dronning av Dovre | Historie, Drama | 12 | fjord | Historien om kvinnen som holdt fjellstua åpen gjennom sytti vintrer.
Slepet | Drama | 9 | harbour | To slepebåtskippere har ikke snakket sammen på tjue år. Nå har de samme tau.
Mellom to mål | Drama, Sport | 9 | rink | Keeperen som slapp inn tidenes mål, får en ny sjanse og en sønn på motstanderlaget.
En liten stund alene | Drama | 12 | figure | Hun sa at hun bare skulle ut med søpla. Fjorten dager senere er hun i Porto.
Kirsebærtreet | Drama | 6 | meadow | Et hageselskap i Ullensvang, tre generasjoner og et tre som må felles.
Bortebane | Drama, Sport | 9 | pitch | En ung spiller med for mye talent og for få papirer må velge hvilket land hun skal score for.
Stemmen | Drama, Musikk | 6 | stage | Operasangeren som mistet stemmen, får et kirkekor på Nøtterøy og en grunn til å lytte.
Grenseland | Drama, Thriller | 12 | forest | En tollbetjent på Svinesund slipper en bil for mye, og må finne den igjen.
Morgen etter Mortensrud | Drama | 12 | street | Fem ungdommer, en natt og fem forklaringer som ikke stemmer overens.
Havets døtre | Drama, Historie | 9 | sea | Tre søstre bemanner farens skøyte vinteren ingen menn kom hjem.
Jeg heter fortsatt Jon | Drama | 9 | face | En skolemann får en diagnose og begynner å skrive ned alt han ikke vil glemme.
Ganske langt unna | Drama, Komedie | 6 | road | En tenåring kjører bestemor til Nordkapp for å strø en mann hun aldri var gift med.
Tørrfisk og tårer | Komedie, Drama | 6 | harbour | Hele bygda skal på TV. Ingen av dem vil være seg selv.
Rockefella | Komedie, Musikk | 6 | stage | Et danseband blir ved en misforståelse hovedattraksjon på metallfestival.
Hytte til salgs | Komedie | 0 | cabin | Åtte visninger på en helg, én megler og en selger som ikke vil selge.
Superlærer'n | Komedie, Familie | 0 | studio | Vikaren som lovet klassen Paris, må holde det med åtte hundre kroner og en lånt buss.
Manndomsprøven | Komedie | 9 | snow | En gjeng kontorfolk på teambuilding mister guiden, kartet og gradvis verdigheten.
Ei helg i Hell | Komedie | 6 | train | Alle tog stopper i Hell. Ingen går videre.
Lillemor tar ordet | Komedie, Drama | 0 | stage | Hun er åttini, har aldri sagt imot noen, og blir valgt til ordfører ved en feil.
Kjære kollega | Komedie, Romantikk | 6 | city | To naboer i kontorlandskapet krangler på lapper og aner ikke at de møtes på nett.
Svartedauen 2 | Skrekk, Komedie | 15 | castle | Den første var ille nok, sier statsepidemiologen, og setter kaffen på.
Ramsalt | Krim, Komedie | 12 | harbour | En lensmann med høydeskrekk, et fyrtårn og et lik på toppen.
Pantelåneren | Krim | 12 | street | Alt som er stjålet i Bergen, kommer før eller siden over disken hans. Også dette.
Sju dager i Sirdal | Krim, Drama | 12 | snow | En kidnapping går galt i snøen, og gisselet er den eneste som kan gå på ski.
Kaldblodig kjærlighet | Thriller, Romantikk | 12 | couple | En travkusk vinner for ofte, og en journalist spør for pent.
Doktor Dahl forsvinner | Krim, Thriller | 12 | fjord | Bygdelegen går ut i pausen og kommer tilbake som en annen mann.
Femte etasje | Thriller | 12 | stairs | Heisen stopper i en etasje som ikke finnes. En av dem går ut.
Brennpunkt Bakke | Action, Krim | 15 | city | Ranet tok elleve minutter. Det tok elleve år å finne ut hvem som var inni.
Orkanens øye | Action, Drama | 9 | sea | Redningsskøyta Frøya går ut. Det er ingen andre som gjør det.
Tusen trinn | Dokumentar | 0 | fjord | Sherpaer fra Nepal bygger steintrapper i norske fjell, og en hel bygd lærer å gå på nytt.
Reinens vei | Dokumentar, Natur | 0 | snow | Gjennom et helt år følger vi en flokk, en familie og en flytting som er eldre enn grensene.
Torsken og oss | Dokumentar | 0 | harbour | Fisken som bygde kysten, fortalt av dem som fremdeles reiser seg klokka fire.
Lyden av is | Dokumentar, Natur | 0 | snow | En komponist tar opp Jostedalsbreen før den tier.
Tre minus | Dokumentar | 0 | room | En lærerinne, en siste klasse og et prosjekt om å stryke med æren i behold.
Guttene på brygga | Dokumentar | 6 | harbour | Da verftet stengte, startet de mannskor. Så kom invitasjonen fra Japan.
Kvinnen som talte sauer | Dokumentar, Natur | 0 | meadow | Ett år alene på Hardangervidda med tusen dyr og en hund som heter Fredag.
Under asfalten | Dokumentar | 6 | city | Bekkene byen gravde ned, og dem som graver dem fram igjen.
Siste skift i Sulitjelma | Dokumentar, Historie | 0 | stairs | Gruvefolkene går ned igjen, tretti år etter at lyset ble slukket.
Stjernestøv over Skibotn | Dokumentar, Vitenskap | 0 | aurora | De måler nordlyset med instrumenter bygd i garasjen, og er bedre enn de fleste.
Hjemmekamp | Dokumentar, Sport | 0 | pitch | Cupfinalen på verdens nordligste gressbane, fortalt av banemannen.
Maskinen som drømte | Dokumentar, Vitenskap | 6 | abstract | Et norsk laboratorium lærte en maskin å male, og spurte hva den så.
Levende orgel | Dokumentar, Musikk | 0 | stage | En organist i hver kirke fra Lindesnes til Vardø.
Kortreist | Dokumentar, Mat | 0 | food | Fire kokker får lov til å lage mat av alt de finner innen en mil.
Fallet | Dokumentar | 12 | ski | Hopperen som forsvant fra sporten, forteller for første gang hva som skjedde på hoppkanten.
Bølgen fra Blomvåg | Dokumentar, Historie | 9 | sea | Spreng-ulykken som ikke fantes i historiebøkene.
Sola står aldri opp alene | Dokumentar | 0 | aurora | Et dødsleie, en bryllupsfest og første skoledag i den samme mørketida.
Dobbeltliv i Drammen | Drama, Thriller | 12 | street | Regnskapsføreren har to familier, en elv imellom og en bro som skal rives.
Støv | Drama | 12 | meadow | Tørkesommeren da de to siste gårdene i dalen delte en brønn.
Alle mot Alva | Thriller, Drama | 12 | face | Hun varslet om sjefen sin. Nå har hun tre dager på å bevise det alle vet.
Lysfesten | Drama, Familie | 0 | window | En familie på flukt kommer til bygda kvelden før Lucia.
Snøfokk | Eventyr, Familie | 6 | snow | To skolebarn og en reinkalv må finne veien hjem etter at løypa blåser igjen.
Mesterkokken fra Mosjøen | Komedie | 0 | food | Han vant konkurransen med farmors oppskrift. Nå vil farmor ha den tilbake.
Rett i koppen | Komedie | 0 | food | To kaffebrennere i samme gate, én bønne og en krig med melkeskum.
`;
