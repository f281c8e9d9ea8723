select id from roller where plant_id = ? order by roll_number asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH roller USING COVERING INDEX roller__roll_number_uq (plant_id=?)

select count(*) from roller where plant_id = ?
order by id asc -- id
--   SEARCH roller USING COVERING INDEX roller__plant_uq (plant_id=?)

order by roll_number desc, id desc
and roll_number is null
and roll_number like ? escape '\'
--   SEARCH roller USING COVERING INDEX roller__roll_number_uq (plant_id=?)

order by {} asc, id asc -- {}: decor_code, sort_order
--   SEARCH roller USING COVERING INDEX roller__plant_{}_id_ix (plant_id=?)

and id = ?
--   SEARCH roller USING INTEGER PRIMARY KEY (rowid=?)

and roll_number = ?
and roll_number in (?, …)
--   SEARCH roller USING COVERING INDEX roller__roll_number_uq (plant_id=? AND roll_number=?)

and {} = ? -- {}: decor_code
and {} is null -- {}: decor_code
and {} in (?, …) -- {}: decor_code
and {} like ? escape '\' -- {}: decor_code
and (
  (roll_number like ? escape '\' and (roll_number like ? escape '\' or squeezed(roll_number) like ? escape '\'))
    or (decor_code like ? escape '\' and (decor_code like ? escape '\' or squeezed(decor_code) like ? escape '\'))
)
-- keyword, covered
--   SEARCH roller USING COVERING INDEX roller__plant_roll_number_id_decor_code_ix (plant_id=?)

and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH roller USING INDEX roller__roll_number_uq (plant_id=?)

select max(id) from roller -- group_state, group_created_at, group_updated_at, group_measures
--   SEARCH roller

select row_groups(10000, 1, 0, state) from roller indexed by roller__plant_uq where plant_id = ? -- group_state
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from roller indexed by roller__plant_uq where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from roller indexed by roller__plant_uq where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, state, circumference) from roller indexed by roller__plant_uq where plant_id = ? -- group_measures
--   SEARCH roller USING INDEX roller__plant_uq (plant_id=?)
