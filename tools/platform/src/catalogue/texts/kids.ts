/** For children: title | genres | age limit | picture | film, or seasons × episodes | description. */
export const kids = `
Lommedragen | Barn, Eventyr | 0 | kidsnight | 2x13 | Nora finner en drage på størrelse med en tyggis i jakkelomma, og den er sulten.
Mumriks verksted | Barn | 0 | kidsroom | 3x13 | En mus med skrutrekker fikser det meste for dyra i kjelleren, bortsett fra søndagene.
Bamsepolitiet | Barn | 0 | kidstown | 4x13 | Når noe er borte i Bamseby, rykker patruljen ut på trehjulssykkel.
Fisk i sokkene | Barn, Humor | 0 | kidssea | 2x13 | Undervannsskolen har én gutt med bein, og han heter Fisk.
Astronaut Astrid | Barn, Vitenskap | 0 | kidsspace | 3x13 | Seks år gamle Astrid bygger rakett av bokser og har alltid med matpakke.
Trollungene i Tussedalen | Barn, Eventyr | 0 | kidshill | 3x13 | Fire trollunger våkner da menneskene bygger vei tvers gjennom soverommet.
Kari Kråkefot | Barn | 0 | kidshill | 2x13 | Kråka Kari kan alt om fugler. Bortsett fra å fly.
Bokstavbakeriet | Barn, Skole | 0 | kidstown | 2x13 | I ovnen stekes ord. Noen ganger blir de brent.
Tellefanten | Barn, Skole | 0 | kidshill | 2x13 | En elefant teller alt. Det er ikke alltid han får det til å stemme.
Turbotraktor | Barn | 0 | kidshill | 4x13 | Den lille traktoren Rask vil vinne løpet, men det er alltid noen som trenger hjelp på veien.
Pirat Pytt og Panne | Barn, Humor | 0 | kidssea | 3x13 | To pirater, ett skip og ingen idé om hvor skatten ligger.
Månekaninen | Barn | 0 | kidsnight | 2x13 | Når du sovner, hopper kaninen ned og rydder i drømmene.
Snøfnugg og Sot | Barn | 0 | kidswinter | 2x13 | En isbjørn som fryser og en rev som svetter blir bestevenner.
Klubben under trappa | Junior, Krim | 6 | kidsroom | 3x10 | Fire detektiver på ti år løser skolens mysterier i storefri.
Superhelt på halv tid | Junior, Komedie | 6 | kidstown | 2x10 | Amir har krefter fra tre til fem, hvis han har gjort leksene.
Hestesommer på Heimen | Junior, Drama | 0 | kidshill | 3x10 | Ponnier, vennskap og en konkurranse som nesten ødelegger begge deler.
Robotbrødrene | Junior, Science fiction | 6 | kidsspace | 2x10 | Pappa bygde en lillebror. Nå vil lillebror bygge seg en til.
Spøkelsesfergen | Junior, Eventyr | 6 | kidsnight | 2x10 | Siste tur kvart over åtte tar med passasjerer som ikke har billett.
Mester Miro | Junior, Sport | 0 | kidstown | 2x10 | Miro er dårligst på laget. Så finner han morfars fotballsko.
Danseløvene | Junior, Musikk | 0 | kidsroom | 2x10 | Åtte unger, en gymsal og en landskonkurranse.
Eksperimentklubben | Junior, Vitenskap | 0 | kidsspace | 3x10 | Hvorfor eksploderer det? Vi prøver en gang til, bare større.
Byggmester Bever | Barn | 0 | kidshill | 3x13 | Alle i elva vil ha hus. Beveren har bare to tenner og en drøm.
Lille Lokomotiv | Barn | 0 | kidshill | 3x13 | Et smalsporet tog med stort hjerte og bratte bakker.
Doktor Dyr | Barn | 0 | kidshill | 2x13 | Veterinær Linn har plaster til alle, også til snegler.
Hulder og Bulder | Barn, Fantasy | 0 | kidsnight | 2x13 | To skogsvesener må lære å liste seg. Den ene av dem kan det ikke.
Tidsmaskinen til tante Tulla | Junior, Historie | 0 | kidsspace | 2x10 | Den går bare bakover, og bare på torsdager.
Isbjørnungen Bo | Barn, Natur | 0 | kidswinter | 2x13 | Bo lærer seg isen ett hopp om gangen.
Pinnegutten og stjernejenta | Barn, Familie | 0 | kidsnight | film | En pinne med luggen full av mose skal følge en stjerne hjem.
Karsten og kometen | Barn, Familie | 6 | kidsspace | film | Da kometen lander i kolonihagen, er det bare Karsten som ikke løper.
Den store geitebukkejakten | Barn, Komedie | 0 | kidshill | film | Den tredje bukken er borte, og trollet er faktisk bekymret.
Revejenta | Familie, Eventyr | 6 | forest | film | En foreldreløs rev oppdras av en jente som ikke vil være menneske.
Julenissens reservekart | Familie, Komedie | 0 | kidswinter | film | Nissen mister kartet over Finnmark, og to søsken fra Alta må guide sleden.
Sjøormen i Seljord | Familie, Eventyr | 6 | kidssea | film | Alle vet at den finnes. Nå vil noen fange den.
Flyvende filler | Barn, Eventyr | 0 | kidstown | film | Et lappeteppe vil se verden før det går i stykker.
Kaptein Kål og ugresset | Barn, Humor | 0 | kidshill | film | Grønnsakene tar skipet. Ugresset tar havet.
Snømannens siste sommer | Familie | 0 | kidswinter | film | Han har tre måneder på å finne noe å smelte for.
Gutten som ble til vind | Familie, Fantasy | 0 | kidshill | film | Han ønsket seg usynlig, og fikk det litt for bokstavelig.
Undervannsbyen | Familie, Eventyr | 6 | kidssea | film | To barn følger boblene ned fra brygga og finner hovedgata.
Mekke-Mia | Barn | 0 | kidstown | film | Den raskeste bilen i løpet er laget av vaskemaskinen til naboen.
Nøtteknekkeren fra Nøtterøy | Familie, Musikk | 0 | kidsnight | film | Ballettskolens forestilling går galt på den mest magiske måten.
`;
