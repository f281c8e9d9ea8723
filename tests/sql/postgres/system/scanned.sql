select equipment.id, equipment.name, equipment.plant_id, plant.name
from equipment
inner
join plant on plant.id = equipment.plant_id
where (equipment.id = ? and equipment.plant_id in (?, …))
--   Nested Loop
--     -> Index Scan using equipment_pkey on equipment
--           Index Cond: (id = ?)
--     -> Index Scan using plant_pkey on plant
--           Index Cond: (id = equipment.plant_id)
