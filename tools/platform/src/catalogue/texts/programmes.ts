/** Single programmes: title | genres | age limit | picture | description. */
export const programmes = `
Konserten fra Nidelven | Musikk | 0 | stage | Storband, kor og tusen lys på elvebredden i Trondheim.
Nyttårskonserten | Musikk | 0 | stage | Filharmonien hilser det nye året med vals, fanfare og en overraskelse i ekstranummeret.
Jazz i Naustet | Musikk | 6 | stage | Fire musikere, sju dager og et naust uten strøm.
Seks timer vedfyring | Underholdning | 0 | cabin | Sakte-TV for deg som allerede har stablet.
Kystruta bakfra | Natur, Underholdning | 0 | sea | Seilasen du kjenner, sett fra hekken.
Bergensbanen om natten | Natur, Underholdning | 0 | train | Sju timer med lykter, snø og tunneler.
Lakseelva minutt for minutt | Natur | 0 | fjord | Ett døgn i Namsen med ørn, fluer og ekstrem tålmodighet.
Hvalenes høst | Natur, Dokumentar | 0 | sea | Knølhvalene følger silda inn i Kvænangen, og alle følger hvalene.
Bjørnen i Pasvik | Natur, Dokumentar | 0 | forest | Et år med Norges sky naboer, filmet fra en hule av gran.
Vinteren i hagen | Natur | 0 | meadow | Gartner Solveig Rud viser hva som vokser når ingenting vokser.
Kongelig middag | Historie, Mat | 0 | food | Slik dekkes det til to hundre, uten at en eneste gaffel ligger skjevt.
Slottet innenfra | Historie, Dokumentar | 0 | castle | Vi følger snekkerne, gartnerne og urmakeren gjennom et år.
Hvem eier sjøen? | Samfunn, Dokumentar | 0 | harbour | En hytteeier, et gjerde og en strandlov fra 1957.
Strømmen som forsvant | Samfunn, Dokumentar | 0 | city | Hvorfor koster det samme vannet ti ganger mer på den andre siden av fjellet?
Ungdom på anbud | Samfunn, Dokumentar | 9 | face | Fire år i systemet, fortalt av dem som var der.
Siste telefonkiosk | Historie, Dokumentar | 0 | street | Hundre røde bokser og de som fortsatt løfter av røret.
Stand-up fra Stavanger | Humor | 12 | stage | Fem komikere og et publikum som slår tilbake.
Anne Grete alene på scenen | Humor | 9 | stage | Et år etter skilsmissen er materialet ferdig tørket.
Stort show for små penger | Humor | 9 | stage | Et ensemble av avdankede tryllekunstnere viser alt de fortsatt får til.
Melodikampen: Finalen | Musikk, Underholdning | 0 | stage | Ti bidrag, tre programledere og en vinner som reiser ut i Europa.
Fjelljulaften | Familie, Underholdning | 0 | cabin | Sanger, fortellinger og snø bestilt på forhånd, fra en hytte på Venabu.
Gudstjeneste fra Røros | Kultur | 0 | castle | Bergstadens Ziir fylles av sang på første søndag i advent.
Barnas gallakveld | Familie, Musikk | 0 | kidsnight | Alle favorittene på én scene, og ingen må legge seg før det er over.
Verdens rareste hus | Underholdning | 0 | fjord | Arkitekt Jomar Vik bor en natt i hus andre bare ser på.
Kjøp, selg og angre | Underholdning | 0 | street | To bruktselgere, tusen kroner og en søndag i Sandefjord.
Romfartens glemte kvinner | Vitenskap, Dokumentar | 0 | space | De regnet ut banen. Noen andre fikk reise.
Hjernen på pause | Vitenskap, Dokumentar | 0 | face | Hva skjer egentlig når vi kjeder oss? En forsker blir innelåst for å finne svaret.
Dypet er ikke svart | Vitenskap, Natur | 0 | sea | Med miniubåt ned i Sognefjorden, der lys lages av dyr.
Mat for fire under hundre | Mat | 0 | food | Kokk Tarjei Bø Lund handler på tilbud og lykkes, stort sett.
Julebakst med besteforeldre | Mat, Familie | 0 | food | Sju slag, tre generasjoner og en uenighet om kardemomme.
Oslo under vann | Historie, Vitenskap | 0 | city | Slik så byen ut da fjorden gikk til Romerike.
Rundt Norge på hest | Natur, Underholdning | 0 | meadow | To venninner rir fra Lindesnes til Nordkapp med altfor mye bagasje.
`;
