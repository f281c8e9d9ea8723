select id from repair_part where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using repair_part__plant_id_ix on repair_part
--           Index Cond: (plant_id = ?)

select count(*) from repair_part where plant_id = ?
--   Aggregate
--     -> Index Only Scan using repair_part__plant_part_id_ix on repair_part
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using repair_part__plant_id_ix on repair_part
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using repair_part__plant_id_ix on repair_part
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using repair_part_pkey on repair_part
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: repair_id, part_id
--   Limit
--     -> Index Only Scan Backward using repair_part__plant_{}_id_ix on repair_part
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: repair_id, part_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using repair_part__plant_{}_id_ix on repair_part
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from repair_part where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: repair_id, part_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using repair_part__plant_{}_id_ix on repair_part
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and part_name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using repair_part__plant_id_ix on repair_part
--           Index Cond: (plant_id = ?)
