select equipment.id, equipment.name, equipment.plant_id, plant.name
from equipment
inner
join plant on plant.id = equipment.plant_id
where (equipment.id = ? and equipment.plant_id in (?, …))
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)
